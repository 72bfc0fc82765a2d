// What one seat knows: people, commands, and the messages that its user may see. No DOM.

export const EPHEMERAL = 64;
export const LOADING = 128;

/** Compare two snowflakes, which are too long for numbers. */
export function byId(one, other) {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

/** The state of one seat; `apply` takes in a frame and says what it changed. */
export class SeatState {
  constructor(user) {
    this.user = user;
    this.users = [user];
    this.channels = [];
    this.channel = null;
    this.guild = null;
    this.locale = "en-US";
    this.commands = [];
    this.messages = new Map();
    this.unread = 0;
    this.calling = new Set();
    this.isBotOnline = null;
  }

  /**
   * Take in a frame of the server. Returns `[what, ...details]`: "everything", "commands", "bot", "message" (with the
   * message, and whether it is new), "deleted" (with the id), "channels", "refused" (with the text), or "nothing".
   */
  apply(frame) {
    switch (frame.type) {
      case "hello":
        return this.#hello(frame);
      case "commands":
        this.commands = frame.commands ?? [];
        return ["commands"];
      case "channels":
        this.#list(frame.channels ?? []);
        return ["channels"];
      case "bot":
        this.isBotOnline = Boolean(frame.online);
        return ["bot"];
      case "message":
        return this.#message(frame.message);
      case "deleted":
        return this.messages.delete(frame.id) ? ["deleted", frame.id] : ["nothing"];
      case "refused":
      case "failed":
        return ["refused", frame.text ?? "The sandbox refused that."];
      default:
        return ["nothing"];
    }
  }

  /** Return the messages of the channel shown, oldest first. */
  shown() {
    const here = [...this.messages.values()].filter((message) => message.channel_id === this.channel);
    return here.sort((one, other) => byId(one.id, other.id));
  }

  /** Show another channel, in which nothing calls any more. */
  goTo(channel) {
    this.channel = channel;
    this.calling.delete(channel);
  }

  /** Return the name of a user, or undefined. */
  userName(id) {
    return this.users.find((user) => user.id === id)?.name;
  }

  /** Return the name of a channel, or undefined. */
  channelName(id) {
    return this.channels.find((channel) => channel.id === id)?.name;
  }

  /** Whether a message calls this seat's user. */
  calls(message) {
    return (message.mentions ?? []).some((user) => user.id === this.user.id);
  }

  #hello(frame) {
    this.user = frame.user ?? this.user;
    this.guild = frame.guild ?? null;
    this.#list(frame.channels ?? []);
    this.users = frame.users ?? [this.user];
    this.locale = frame.locale ?? this.locale;
    this.commands = frame.commands ?? [];
    if (typeof frame.online === "boolean") this.isBotOnline = frame.online;
    this.messages = new Map((frame.messages ?? []).map((message) => [message.id, message]));
    return ["everything"];
  }

  #list(channels) {
    this.channels = channels;
    if (!channels.some((channel) => channel.id === this.channel)) this.channel = channels[0]?.id ?? null;
  }

  #message(message) {
    const isNew = !this.messages.has(message.id);
    if (message.notifies && message.channel_id !== this.channel) this.calling.add(message.channel_id);
    this.messages.set(message.id, message);
    return ["message", message, isNew];
  }
}
