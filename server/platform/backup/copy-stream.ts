import type { Duplex } from "node:stream";
import type pg from "pg";

/** What the driver's connection can do beyond its published type: the COPY part of PostgreSQL's protocol. */
interface CopyConnection {
  readonly stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The driver calls these while the statement runs. */
abstract class CopyStatement {
  protected connection: CopyConnection | null = null;
  readonly done: Promise<void>;
  readonly #text: string;
  #resolve: () => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;

  constructor(text: string) {
    this.#text = text;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as pg.Connection & CopyConnection;
    this.connection.query(this.#text);
  }
  handleError(error: Error): void {
    // The driver forgets a statement that failed: nothing more arrives after this.
    this.#reject(error);
  }
  handleReadyForQuery(): void {
    this.#resolve();
  }
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
}

class CopyOut extends CopyStatement {
  readonly #take: (chunk: Buffer) => Promise<void> | null;
  #error: unknown = null;

  constructor(text: string, take: (chunk: Buffer) => Promise<void> | null) {
    super(text);
    this.#take = take;
  }
  handleCopyData(message: { readonly chunk: Buffer }): void {
    const wait = this.#take(Buffer.from(message.chunk));
    if (wait === null) return;
    // The socket rests while the file catches up.
    const stream = this.connection?.stream;
    stream?.pause();
    wait.then(
      () => stream?.resume(),
      (error: unknown) => {
        this.#error = error;
        stream?.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
  }
  override handleReadyForQuery(): void {
    if (this.#error instanceof Error) this.handleError(this.#error);
    super.handleReadyForQuery();
  }
}

class CopyIn extends CopyStatement {
  readonly #rows: AsyncIterable<Buffer>;
  #unreadable: Error | null = null;

  constructor(text: string, rows: AsyncIterable<Buffer>) {
    super(text);
    this.#rows = rows;
  }
  /** What was wrong with the rows says more than the database's answer to their end. */
  override handleError(error: Error): void {
    super.handleError(this.#unreadable ?? error);
  }
  handleCopyInResponse(connection: CopyConnection): void {
    void (async () => {
      try {
        for await (const chunk of this.#rows) {
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await new Promise((resolve) => connection.stream.once("drain", resolve));
        }
        connection.endCopyFrom();
      } catch (error) {
        this.#unreadable = error instanceof Error ? error : new Error(String(error));
        connection.sendCopyFail("the rows cannot be read");
      }
    })();
  }
}

/** Runs `COPY ... TO STDOUT`. `take` may answer a promise to slow the database down. */
export async function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (chunk: Buffer) => Promise<void> | null,
): Promise<void> {
  await client.query(new CopyOut(statement, take)).done;
}

/** Runs `COPY ... FROM STDIN` with the given rows in COPY's text format. */
export async function copyIn(client: pg.ClientBase, statement: string, rows: AsyncIterable<Buffer>): Promise<void> {
  await client.query(new CopyIn(statement, rows)).done;
}
