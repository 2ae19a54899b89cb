import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CHROMIUM_ARGS, ensureChromium, findJourneyBrowser } from "../../scripts/chromium.ts";

const PHONE = { width: 390, height: 844 };
const START_MS = 20_000;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * Chromium with nothing listening while a page loads. Playwright and tracing have the browser report every request and paint, and on two processors that work gets in the page's way: the
 * same task took two to three times as long by the clock. Here a page is spoken to only once it's idle.
 */
export class BareBrowser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  static async start(): Promise<BareBrowser> {
    await ensureChromium();
    const path = findJourneyBrowser();
    if (path === null) throw new Error("Chromium is needed: install Debian's `chromium-headless-shell`.");
    const profile = await mkdtemp(join(tmpdir(), "lockstep-browser-"));
    const args = [...CHROMIUM_ARGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"];
    const child = spawn(path, args, { stdio: "ignore" });
    try {
      const socket = new WebSocket(await addressOf(profile));
      await new Promise((resolve, reject) => {
        socket.addEventListener("open", resolve);
        socket.addEventListener("error", () => reject(new Error("Chromium doesn't answer.")));
      });
      return new BareBrowser(child, profile, socket);
    } catch (error) {
      child.kill();
      await rm(profile, { recursive: true, force: true });
      throw error;
    }
  }

  /** A window with its own storage and the session's cookie. */
  async window(url: string, session: string): Promise<BareWindow> {
    const { browserContextId } = (await this.send("Target.createBrowserContext")) as { browserContextId: string };
    const cookies = [{ name: "better-auth.session_token", value: encodeURIComponent(session), url }];
    await this.send("Storage.setCookies", { browserContextId, cookies });
    return new BareWindow(this, browserContextId, url);
  }

  async send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    this.#waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.send("Browser.close");
    await ended;
    this.#socket.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The tabs of one person. */
export class BareWindow {
  readonly #browser: BareBrowser;
  readonly #context: string;
  readonly #url: string;

  constructor(browser: BareBrowser, context: string, url: string) {
    this.#browser = browser;
    this.#context = context;
    this.#url = url;
  }

  /** Opens a tab at an address of the product, leaves it alone for a while, then runs the function in the page, where it sees only what it's given. */
  async visit<Given, Said>(path: string, restMs: number, run: (given: Given) => Promise<Said>, given: Given): Promise<Said> {
    const target = { url: `${this.#url}${path}`, browserContextId: this.#context, ...PHONE };
    const { targetId } = (await this.#browser.send("Target.createTarget", target)) as { targetId: string };
    await wait(restMs);
    const attached = await this.#browser.send("Target.attachToTarget", { targetId, flatten: true });
    const { sessionId } = attached as { sessionId: string };
    const call = { expression: `(${run.toString()})(${JSON.stringify(given)})`, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await this.#browser.send("Runtime.evaluate", call, sessionId)) as {
      result: { value: Said };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(`${path}: ${exceptionDetails.exception?.description ?? "its function failed"}`);
    await this.#browser.send("Target.closeTarget", { targetId });
    return result.value;
  }
}

/** Where the browser listens: it writes that into its profile. */
async function addressOf(profile: string): Promise<string> {
  for (let waited = 0; waited < START_MS; waited += 100) {
    const said = await readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
    const [port, path] = said.split("\n");
    if (port && path) return `ws://127.0.0.1:${port}${path}`;
    await wait(100);
  }
  throw new Error("Chromium didn't start.");
}
