import { Slot } from '@firn/shared-ui/remote';
import { memo } from 'react';

const NOTHING = {};

interface FrameSlotProps {
  /** As the shell's `remote.json` declares it. */
  readonly name: 'frame-banner' | 'header-tools' | 'account-menu' | 'frame-footer';
}

/** A place of the frame for other remotes; not there where nothing is in it. */
export const FrameSlot = memo(function FrameSlot({ name }: FrameSlotProps) {
  return <Slot name={name} context={NOTHING} />;
});
