/** Colours and font of tokens/tokens.css: a canvas cannot read CSS variables. */
export const MAP_PALETTE = {
  ink: '#12212b',
  snow: '#ffffff',
  glacier: '#0a5a78',
  slate: '#5d6f79',
  grid: 'rgb(10 90 120 / 14%)',
  font: '"Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif',
} as const;
