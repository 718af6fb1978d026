import type { Client } from 'pg';
import { type Database, separateConnection } from '../shared/database.ts';
import { messageOf } from '../shared/errors.ts';

/** Without an answer for this long the connection is considered dead (ms). */
const ANSWER_TIMEOUT = 2000;
/** Pauses between attempts to connect; they double, and a random part keeps gateways apart (ms). */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 500;
/** The longest a stop waits for an orderly disconnect (ms). */
const GOODBYE = 1000;

export interface FollowerOptions {
  readonly database: Database;
  readonly channel: string;
  /** Runs once on each new connection. */
  prepare(client: Client): Promise<void>;
  /** Looks for changes: on each new connection, on each notification, and every `pollInterval`. */
  look(client: Client): Promise<void>;
  readonly onProblem: (message: string) => void;
  /** ms. The fallback when notifications do not arrive, and the check that the connection is alive. */
  readonly pollInterval: number;
}

export interface DatabaseFollower {
  /** Resolves when the first look is over, successful or not. */
  readonly firstLook: Promise<void>;
  /** Whether the last look succeeded and the connection is up. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** A signal that may ring before anybody waits for it. */
class Bell {
  #isRung = false;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#isRung = true;
    this.#wake?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    this.#isRung = false;
  }
}

/** Prepares, listens and looks until the connection breaks (then it throws) or the bell's owner is done. */
async function attend(
  client: Client,
  bell: Bell,
  { channel, prepare, look, onProblem, pollInterval }: FollowerOptions,
  isDone: () => boolean,
): Promise<void> {
  const state: { broken: Error | null } = { broken: null };
  const onBreak = (error: Error) => {
    state.broken ??= error;
    bell.ring();
  };
  client.on('error', onBreak);
  client.on('end', () => onBreak(new Error('The connection ended.')));
  client.on('notification', () => bell.ring());
  await client.connect();
  await prepare(client);
  // Where LISTEN is refused, as on a standby, polling has to do.
  await client.query(`LISTEN ${channel}`).catch((error: unknown) => {
    onProblem(`The database announces no changes, going on by looking: ${messageOf(error)}`);
  });
  while (!isDone()) {
    if (state.broken) throw state.broken;
    await look(client);
    await bell.wait(pollInterval);
  }
}

/**
 * One listening connection for as long as the process lives: it reconnects by itself and looks after each
 * new connection, so that nothing announced in between is missed.
 */
export function followDatabase(options: FollowerOptions): DatabaseFollower {
  let bell = new Bell();
  let isClosed = false;
  let isConnected = false;
  let isReported = false;
  let pause = FIRST_PAUSE;
  let hasLooked: () => void = () => undefined;
  const firstLook = new Promise<void>((resolve) => {
    hasLooked = resolve;
  });

  async function look(client: Client): Promise<void> {
    await options.look(client);
    isConnected = true;
    isReported = false;
    pause = FIRST_PAUSE;
    hasLooked();
  }

  function lose(error: unknown): void {
    isConnected = false;
    hasLooked();
    if (isReported) return;
    isReported = true;
    options.onProblem(`The database is away, the registry is served as last seen: ${messageOf(error)}`);
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      const client = separateConnection(options.database, ANSWER_TIMEOUT);
      bell = new Bell();
      try {
        await attend(client, bell, { ...options, look }, () => isClosed);
        await sayGoodbye(client);
      } catch (error) {
        lose(error);
        void sayGoodbye(client);
        // The broken connection may keep ringing its own bell.
        bell = new Bell();
        if (isClosed) return;
        await bell.wait(pause * (0.5 + Math.random() / 2));
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  const following = follow();
  return {
    firstLook,
    isConnected: () => isConnected,
    async close() {
      isClosed = true;
      bell.ring();
      await following;
    },
  };
}

/** A connection whose other end has vanished silently would keep `end` waiting. */
async function sayGoodbye(client: Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, GOODBYE);
  });
  await Promise.race([client.end().catch(() => undefined), patience]);
  clearTimeout(timer);
}
