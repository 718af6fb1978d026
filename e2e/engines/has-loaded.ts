interface InspectorMessage {
  readonly method?: string;
  readonly params?: {
    readonly targetInfo?: { readonly targetId: string; readonly type: string };
    readonly message?: string;
  };
}

const ASKED = { id: 1, method: 'Runtime.evaluate', params: { expression: 'document.readyState' } };

/**
 * Whether the page behind an inspector's address has loaded. Playwright that attaches before meets events of a frame
 * that it does not know yet, and fails.
 */
export async function hasLoaded(inspector: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = new WebSocket(inspector);
  const ask = (targetId: string) => {
    const params = { targetId, message: JSON.stringify(ASKED) };
    socket.send(JSON.stringify({ id: 1, method: 'Target.sendMessageToTarget', params }));
  };
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as InspectorMessage;
    if (method === 'Target.targetCreated' && params?.targetInfo?.type === 'page')
      ask(params.targetInfo.targetId);
    if (method !== 'Target.dispatchMessageFromTarget') return;
    const { id, result } = JSON.parse(params?.message ?? '{}') as {
      readonly id?: number;
      readonly result?: { readonly result?: { readonly value?: unknown } };
    };
    if (id === ASKED.id) resolve(result?.result?.value === 'complete');
  });
  const closed = new Promise<void>((gone) => {
    for (const end of ['close', 'error']) socket.addEventListener(end, () => gone());
  });
  // The page changed, or the browser ended: whoever asks looks again.
  void closed.then(() => resolve(false));
  const isLoaded = await promise;
  socket.close();
  // A page has one inspector at a time.
  await closed;
  return isLoaded;
}
