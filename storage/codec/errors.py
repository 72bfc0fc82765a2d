"""What can be wrong with stored values."""

from storage.errors import StorageError


class CodecError(StorageError):
    """Something stored cannot be read, or something cannot be stored: it is damaged, or of an unknown kind.

    The message names the kind and never the content, which holds hands and seeds.
    """
