import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';

export interface ChildOptions {
  /** Calls `serveParent`. */
  readonly script: URL;
  /**
   * Megabytes of JavaScript objects; V8 aborts the process beyond it. What the child needs of buffers its work must
   * bound.
   */
  readonly heapLimit: number;
  /** All of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  onMessage(message: unknown): void;
  /** What the child writes to stdout or stderr, such as V8's last words, a few thousand characters at a time. */
  onOutput(text: string): void;
  /** What the child writes to the file descriptor `NOTES`; left out, it has none. */
  readonly onNote?: (text: string) => void;
}

/** A way out of the child that any of its threads can write to, even while its main thread turns in a circle. */
export const NOTES = 4;

export interface ChildEnd {
  /** «ended with code 1», «was ended by SIGKILL». */
  readonly how: string;
  readonly isOutOfMemory: boolean;
}

/** A process of ours that runs one script. It keeps this one alive until `unref`. */
export interface Child {
  /** When it is gone and everything it wrote was passed on. Never rejects. */
  readonly ended: Promise<ChildEnd>;
  /** Throws when the message cannot be cloned; to a child that is gone it does nothing. */
  send(message: object | string): void;
  ref(): void;
  unref(): void;
  /** Kills it; resolves when it is gone. */
  end(): Promise<void>;
}

/** Characters of one piece of output; V8's last words are below half of it. */
const OUTPUT_LIMIT = 4000;
/** How long what a child has written is read after its end: another process may still hold its output open (ms). */
const LAST_WORDS = 500;
/** SIGABRT, as systems without signals tell it. */
const ABORTED = 134;

/** Renders leave short-lived texts; collected while they are few (MB), they take half the memory. */
const SEMI_SPACE = 4;

function cut(text: string): string {
  const more = text.length - OUTPUT_LIMIT;
  return more > 0 ? `${text.slice(0, OUTPUT_LIMIT)}… (${more} characters more)` : text;
}

function endOf(child: ChildProcess): Promise<ChildEnd> {
  return new Promise((resolve) => {
    child.once('exit', () => {
      const stopReading = () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
        child.stdio[NOTES]?.destroy();
      };
      setTimeout(stopReading, LAST_WORDS).unref();
    });
    child.once('close', (code, signal) =>
      resolve({
        how: signal ? `was ended by ${signal}` : `ended with code ${code}`,
        isOutOfMemory: signal === 'SIGABRT' || code === ABORTED,
      }),
    );
    child.on('error', (error) => {
      // Without a number it never was a process; else it is a signal or a message that came too late.
      if (child.pid === undefined) resolve({ how: `did not start: ${error.message}`, isOutOfMemory: false });
    });
  });
}

/**
 * Starts a process for work that may take all memory, never end, or crash (ADR 0020). It knows nothing of this one's
 * environment and ends with it, however that ends.
 */
export function startChild({
  script,
  heapLimit,
  env = {},
  onMessage,
  onOutput,
  onNote,
}: ChildOptions): Child {
  const child = fork(script, {
    env,
    execArgv: [`--max-old-space-size=${heapLimit}`, `--max-semi-space-size=${SEMI_SPACE}`],
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(onNote ? ['pipe' as const] : [])],
  });
  const outputs = [child.stdout, child.stderr].filter((stream) => stream instanceof Socket);
  for (const stream of outputs) stream.setEncoding('utf8').on('data', (text: string) => onOutput(cut(text)));
  const notes = [child.stdio[NOTES]].filter((stream) => stream instanceof Socket);
  for (const stream of notes) stream.setEncoding('utf8').on('data', (text: string) => onNote?.(text));
  const streams = [...outputs, ...notes];
  child.on('message', onMessage);
  const ended = endOf(child);
  const handles = () => [child, child.channel, ...streams];
  const ref = () => {
    for (const handle of handles()) handle?.ref();
  };
  return {
    ended,
    send(message) {
      // Whoever waits for an answer learns by `ended` of a child that is gone or never was.
      if (child.connected) child.send(message, () => undefined);
    },
    ref,
    unref() {
      for (const handle of handles()) handle?.unref();
    },
    async end() {
      ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
