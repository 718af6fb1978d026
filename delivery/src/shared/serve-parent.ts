import process from 'node:process';

type Message = object | string | number;

/**
 * The script's side of `startChild`: calls `onMessage` with each message and what sends an answer. When to end is the
 * parent's to say: a terminal's Ctrl-C and systemd send their signals to its children too, while it still needs them.
 */
export function serveParent<Question>(
  onMessage: (question: Question, answer: (message: Message) => void) => void,
): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  // The parent is gone, however it ended.
  process.on('disconnect', () => process.exit());
  process.on('message', (question: Question) => onMessage(question, (message) => process.send?.(message)));
}
