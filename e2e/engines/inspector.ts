import type { ConnectOverCDPTransport } from '@playwright/test';
import { WebSocket } from 'ws';

interface InspectorMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {
    readonly targetId?: string;
    readonly targetInfo?: { readonly targetId: string; readonly type: string };
    readonly message?: string;
  };
}

/** Playwright counts its own from 1. */
const OURS = 0;
const QUESTION = {
  id: OURS,
  method: 'Runtime.evaluate',
  params: { expression: '[document.readyState, location.href].join(" ")' },
};
const POLL_MS = 50;

const parse = ({ data }: MessageEvent) => JSON.parse(String(data)) as InspectorMessage;

/** Reads the answer of a target to the question. */
function answerIn(message: string | undefined): unknown {
  const { id, result } = JSON.parse(message ?? '{}') as {
    readonly id?: number;
    readonly result?: { readonly result?: { readonly value?: unknown } };
  };
  return id === OURS ? result?.result?.value : undefined;
}

/** Asks the page until it has loaded `address`; false if it went away meanwhile, or its inspector did. */
function hasLoaded(socket: WebSocket, address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ask = (targetId: string | undefined) => {
    const params = { targetId, message: JSON.stringify(QUESTION) };
    socket.send(JSON.stringify({ id: OURS, method: 'Target.sendMessageToTarget', params }));
  };
  socket.addEventListener('message', (event) => {
    const { method, params } = parse(event);
    if (method === 'Target.targetCreated' && params?.targetInfo?.type === 'page')
      ask(params.targetInfo.targetId);
    if (method === 'Target.targetDestroyed') resolve(false);
    if (method !== 'Target.dispatchMessageFromTarget') return;
    const answer = answerIn(params?.message);
    if (answer === `complete ${address}`) resolve(true);
    else if (answer !== undefined) setTimeout(ask, POLL_MS, params?.targetId);
  });
  for (const end of ['close', 'error']) socket.addEventListener(end, () => resolve(false));
  return promise;
}

/** The connection as Playwright drives it, which hears of the targets as if it had been there from the beginning. */
function toTransport(socket: WebSocket, targets: readonly InspectorMessage[]): ConnectOverCDPTransport {
  const transport: ConnectOverCDPTransport = {
    open: () => {
      for (const target of targets) transport.onmessage?.(target);
    },
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  };
  socket.addEventListener('message', (event) => {
    const message = parse(event);
    if (message.id !== OURS) transport.onmessage?.(message);
  });
  socket.addEventListener('close', () => transport.onclose?.());
  return transport;
}

/**
 * The inspector of a page that has loaded `address`; null if the page changed meanwhile, and whoever asks looks again.
 * Playwright that attaches before meets events of a frame that it does not know yet, and fails. It goes on with the
 * connection that asked: of two, one after the other, WebKit ends the second where it has not noticed yet that the first
 * has left, and Playwright waits for ever for what that one would have said.
 */
export async function inspect(inspector: string, address: string): Promise<ConnectOverCDPTransport | null> {
  // Not Node's own, which does not compress: WebKit takes no long messages.
  const socket = new WebSocket(inspector);
  const targets: InspectorMessage[] = [];
  socket.addEventListener('message', (event) => {
    const message = parse(event);
    if (message.method === 'Target.targetCreated') targets.push(message);
  });
  if (await hasLoaded(socket, address)) return toTransport(socket, targets);
  socket.close();
  return null;
}
