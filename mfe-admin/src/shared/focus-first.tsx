import { type ReactNode, useEffect, useRef } from 'react';

/** Fields that stand in for the button that asked for them: the first one has the focus once they are there. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.querySelector<HTMLElement>('select, input, textarea')?.focus(), []);
  return <div ref={region}>{children}</div>;
}
