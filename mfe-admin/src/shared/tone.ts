/** How much attention a state needs; drawn as a coloured dot beside its word, never as colour alone. */
export type Tone = 'good' | 'waiting' | 'bad' | 'quiet';
