/** The event stream of one open tab. */
export interface OpenTab {
  /** When it was told of this sequence or a later one (ms, `performance.now()`). */
  informedOf(sequence: number): Promise<number>;
  close(): void;
}

const EVENT = /^event: registry\nid: (\d+)$/m;

/** The sequences of the complete events a stream has sent, and the incomplete rest. */
export function readEvents(text: string): { readonly sequences: readonly number[]; readonly rest: string } {
  const events = text.split('\n\n');
  const rest = events.pop() ?? '';
  const sequences = events.flatMap((event) => {
    const id = EVENT.exec(event)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
  return { sequences, rest };
}

/** Opens the stream; resolves when the gateway has accepted the tab. */
export async function openTab(url: string): Promise<OpenTab> {
  const abort = new AbortController();
  const response = await fetch(`${url}/delivery/events`, { signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`/delivery/events answered ${response.status}.`);
  const heard: { readonly sequence: number; readonly at: number }[] = [];
  let wake: () => void = () => undefined;
  let failure: unknown = null;

  async function listen(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      const at = performance.now();
      const { sequences, rest } = readEvents(text + decoder.decode(chunk, { stream: true }));
      text = rest;
      for (const sequence of sequences) heard.push({ sequence, at });
      wake();
    }
    throw new Error('The gateway has ended the event stream.');
  }

  listen(response.body).catch((error: unknown) => {
    failure = error;
    wake();
  });
  return {
    async informedOf(wanted) {
      for (;;) {
        const event = heard.find(({ sequence }) => sequence >= wanted);
        if (event) return event.at;
        if (failure) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    close: () => abort.abort(),
  };
}
