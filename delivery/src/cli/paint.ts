import { styleText } from 'node:util';

/** What a line is about; in colour where the terminal shows colours, never in colour alone. */
export type Tone = 'head' | 'trial' | 'bad';
export type Paint = (tone: Tone, text: string) => string;

const FORMATS = { head: 'bold', trial: 'yellow', bad: 'red' } as const;

export const plain: Paint = (_tone, text) => text;

/** Colours on a terminal only, and none with NO_COLOR (https://no-color.org): both are Node's to decide. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (tone, text) => styleText(FORMATS[tone], text, { stream });
}
