import { type ReactNode, useLayoutEffect } from 'react';

interface CommittedProps {
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

/** Says when what it holds is on the page. */
export function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}
