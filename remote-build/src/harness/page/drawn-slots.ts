import type { Slots } from '@firn/shared-contracts/shell';

function draw(host: HTMLElement, name: string, context: unknown): void {
  const box = document.createElement('details');
  box.className = 'harness-slot';
  const summary = document.createElement('summary');
  summary.textContent = `Steckplatz «${name}»`;
  const told = document.createElement('pre');
  told.textContent = JSON.stringify(context, null, 2);
  box.append(summary, told);
  host.replaceChildren(box);
}

/** Shows where other remotes would stand, and what they would be told. */
export const drawnSlots: Slots = {
  offer: (name, host, context) => {
    draw(host, name, context);
    return {
      update: (next) => draw(host, name, next),
      withdraw: () => host.replaceChildren(),
    };
  },
};
