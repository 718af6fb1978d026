import { memo, Suspense, use } from 'react';
import { useFrame } from '../model/frame-model.tsx';

interface ShellPageProps {
  readonly pageId: string;
}

function Arrived({ pageId }: ShellPageProps) {
  const Page = use(useFrame().ownPages.arrival(pageId));
  return <Page />;
}

/**
 * One of the shell's own pages. Until its code has come, what the server drew stays; only then it is hydrated, which
 * is why a new render of the frame must not reach it before.
 */
export const ShellPage = memo(function ShellPage({ pageId }: ShellPageProps) {
  return (
    <Suspense>
      <Arrived pageId={pageId} />
    </Suspense>
  );
});
