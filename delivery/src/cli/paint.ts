import { styleText } from 'node:util';

/** What a line means; shown in colour where the terminal has colours, but never by colour alone. */
export type Tone = 'head' | 'trial' | 'bad';
export type Paint = (tone: Tone, text: string) => string;

const FORMATS = { head: 'bold', trial: 'yellow', bad: 'red' } as const;

export const plain: Paint = (_tone, text) => text;

/** Colours only on a terminal, and none with NO_COLOR (https://no-color.org): Node decides both. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (tone, text) => styleText(FORMATS[tone], text, { stream });
}
