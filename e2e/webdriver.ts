import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:net";

/** The W3C WebDriver commands that are used here: as HTTP and, below it, as Firefox's Marionette names them. */
const COMMANDS = {
  navigate: ["POST", "url", "WebDriver:Navigate"],
  execute: ["POST", "execute/sync", "WebDriver:ExecuteScript"],
  executeAsync: ["POST", "execute/async", "WebDriver:ExecuteAsyncScript"],
  click: ["POST", "element/{id}/click", "WebDriver:ElementClick"],
  clear: ["POST", "element/{id}/clear", "WebDriver:ElementClear"],
  type: ["POST", "element/{id}/value", "WebDriver:ElementSendKeys"],
  print: ["POST", "print", "WebDriver:Print"],
  screenshot: ["GET", "screenshot", "WebDriver:TakeScreenshot"],
  quit: ["DELETE", "", "WebDriver:DeleteSession"],
} as const;

type Command = keyof typeof COMMANDS;
type Params = Readonly<Record<string, unknown>>;

/** One session of a browser: sends a command, answers its value. */
export type Session = (command: Command, params?: Params) => Promise<unknown>;

/** Opens a session with a driver that speaks HTTP, such as WebKitWebDriver. */
export async function openHttpSession(driver: string, capabilities: Params): Promise<Session> {
  const call = async (method: string, path: string, params?: Params): Promise<unknown> => {
    const body = method === "POST" ? JSON.stringify(params ?? {}) : null;
    const response = await fetch(`${driver}${path}`, { method, body, headers: { "content-type": "application/json" } });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw toError(value);
    return value;
  };
  const { sessionId } = (await call("POST", "/session", { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return (command, params) => {
    const [method, path] = COMMANDS[command];
    const whole = `/session/${sessionId}/${path.replace("{id}", String(params?.["id"]))}`;
    return call(method, whole.replace(/\/$/, ""), params);
  };
}

/** Opens a session with Firefox's own Marionette port: `<length>:<json>` messages over TCP, one command at a time. */
export async function openMarionetteSession(port: number): Promise<Session> {
  const socket = connect(port, "127.0.0.1");
  const waiting: ((message: unknown) => void)[] = [];
  let received: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      waiting.shift()?.(message);
    }
  });
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  socket.on("error", (error) => fail(error));
  socket.on("close", () => fail(new Error("Firefox closed the connection.")));
  const nextMessage = () => Promise.race([failed, new Promise((resolve) => waiting.push(resolve))]);
  await nextMessage();
  let id = 0;
  const call = async (name: string, params: Params = {}): Promise<unknown> => {
    id += 1;
    const body = JSON.stringify([0, id, name, params]);
    socket.write(`${Buffer.byteLength(body)}:${body}`);
    const [, , error, result] = (await nextMessage()) as [number, number, unknown, unknown];
    if (error !== null) throw toError(error);
    return typeof result === "object" && result !== null && "value" in result ? result.value : result;
  };
  await call("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  return (command, params) => call(COMMANDS[command][2], params);
}

function toError(value: unknown): Error {
  const { error = "unknown error", message = "" } = (value ?? {}) as { error?: string; message?: string };
  return new Error(`${error}: ${message}`);
}

/** What is pressed or filled in: a kind of control, by its accessible name. */
export type Kind = "button" | "link" | "field" | "choice" | "heading" | "tab";

const SELECTORS: Readonly<Record<Kind, string>> = {
  button: "button:not(:disabled), [role=button], [role=menuitem]",
  link: "a[href]",
  field: "input:not([type=radio], [type=checkbox], [type=file]), textarea, [contenteditable=true]",
  choice: "input[type=radio], input[type=checkbox]",
  heading: "h1, h2, h3",
  tab: "[role=tab]",
};

/** Runs in the page: the first visible control of a kind whose name fits; of a choice its label, which is what a thumb meets. */
const FIND = `
  const [selector, pattern, flags] = arguments;
  const name = (element) => {
    const by = (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
    const text = element.getAttribute("aria-label") ?? (by.trim() || labels || element.textContent || "");
    return text.replace(/\\s+/g, " ").trim();
  };
  const wanted = new RegExp(pattern, flags);
  for (const element of document.querySelectorAll(selector)) {
    const shown = element.matches("[type=radio], [type=checkbox]") ? (element.labels?.[0] ?? element) : element;
    if (shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === "visible" && !shown.closest("[inert]") && wanted.test(name(element))) {
      shown.scrollIntoView({ block: "center", behavior: "instant" });
      return shown;
    }
  }
  return null;`;

/** For the journey's failure: where it is, and what the page complains about. */
const WHAT_IS_SEEN = `const alerts = [...document.querySelectorAll("[role=alert]")].map((alert) => alert.textContent);
  return [location.pathname, ...alerts].filter(Boolean).join(": ");`;

/** So long something may take to appear before the journey fails, ms. */
const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/** A browser as a journey uses it: everything waits until what it needs is there. */
export class Tab {
  readonly session: Session;
  readonly #url: string;

  constructor(session: Session, url: string) {
    this.session = session;
    this.#url = url;
  }

  async open(path: string): Promise<void> {
    await this.session("navigate", { url: this.#url + path });
  }

  /** Runs the body of a function in the page and answers what it returns, or what its promise brings. */
  async run<T>(body: string, ...args: readonly unknown[]): Promise<T> {
    const script = `const done = arguments[arguments.length - 1]; const args = [...arguments].slice(0, -1);
      (async (...args) => { ${body} })(...args).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const answer = (await this.session("executeAsync", { script, args })) as { value?: T; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value as T;
  }

  /** Repeats until it succeeds; the last failure is the journey's. */
  async until<T>(attempt: () => Promise<T>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(POLL_MS);
      }
    }
  }

  /** Waits until a statement about the page holds. */
  async expect(what: string, condition: string, ...args: readonly unknown[]): Promise<void> {
    await this.until(async () => {
      if (await this.run<boolean>(`return ${condition};`, ...args)) return;
      const seen = await this.run<string>(WHAT_IS_SEEN);
      throw new Error(`Not so: ${what}. Seen: ${seen}`);
    });
  }

  async #find(kind: Kind, name: RegExp): Promise<string> {
    const found = await this.session("execute", { script: FIND, args: [SELECTORS[kind], name.source, name.flags] });
    if (typeof found !== "object" || found === null) throw new Error(`No ${kind} called ${String(name)}.`);
    return String(Object.values(found)[0]);
  }

  async see(kind: Kind, name: RegExp): Promise<void> {
    await this.until(() => this.#find(kind, name));
  }

  async press(kind: Kind, name: RegExp): Promise<void> {
    await this.until(async () => this.session("click", { id: await this.#find(kind, name) }));
  }

  async fill(name: RegExp, text: string): Promise<void> {
    await this.until(async () => {
      const id = await this.#find("field", name);
      await this.session("clear", { id });
      await this.session("type", { id, text });
    });
  }
}
