// One seat's connection: requests with their answers, and reconnecting by itself.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const LOST = "The connection was lost before an answer came. Please try again.";

/**
 * A WebSocket that comes back. `on` is called with each frame that answers no request of this page; `changed` with
 * "connecting", "open" or "lost", and, when lost, the milliseconds until the next try.
 */
export class SeatSocket {
  constructor(userId, { on, changed }) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/seat?user=${encodeURIComponent(userId)}`;
    this.on = on;
    this.changed = changed;
    this.requests = new Map();
    this.lastRef = 0;
    this.wait = FIRST_WAIT;
    this.timer = null;
    this.socket = null;
  }

  get isOpen() {
    return this.socket !== null && this.socket.readyState === WebSocket.OPEN;
  }

  /** Connect now; whatever was waiting to be tried again is not waited for. */
  connect() {
    clearTimeout(this.timer);
    if (this.socket !== null && this.socket.readyState <= WebSocket.OPEN) return;
    this.changed("connecting");
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.wait = FIRST_WAIT;
      this.changed("open");
    });
    socket.addEventListener("message", (event) => this.#received(event.data));
    socket.addEventListener("close", () => {
      if (this.socket === socket) this.#lost();
    });
  }

  /**
   * Send a request. `answer` is called with each frame that has its ref, until one of them ends the request:
   * "answered", "failed", "refused", "modal" or "choices". Returns the ref. With `isQuiet`, the request is one that
   * only a refusal answers, so that nothing is amiss if no answer came before the connection was lost.
   */
  send(frame, answer = () => {}, { isQuiet = false } = {}) {
    this.lastRef += 1;
    const ref = this.lastRef;
    if (!this.isOpen) {
      answer({ type: "failed", ref, text: "There is no connection to the sandbox at the moment." });
      return ref;
    }
    this.requests.set(ref, { answer, isQuiet });
    this.socket.send(JSON.stringify({ ...frame, ref }));
    return ref;
  }

  #received(data) {
    let frame;
    try {
      frame = JSON.parse(data);
    } catch {
      console.warn("The sandbox sent a frame that is no JSON");
      return;
    }
    const request = this.requests.get(frame.ref);
    if (!request) {
      this.on(frame);
      return;
    }
    // "thinking" is followed by another answer.
    if (frame.type !== "thinking") this.requests.delete(frame.ref);
    request.answer(frame);
  }

  #lost() {
    const unanswered = [...this.requests];
    this.requests.clear();
    for (const [ref, { answer, isQuiet }] of unanswered) if (!isQuiet) answer({ type: "failed", ref, text: LOST });
    this.changed("lost", this.wait);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }
}
