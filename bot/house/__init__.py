"""House rules: which fields of a ruleset people may change, and the rules that a server keeps under names."""
