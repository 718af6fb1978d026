import { defineRemote } from '@firn/shared-ui/remote';
import { remote } from './app/remote.ts';

export const { name, version, bootstrap, mount, update, unmount, canSwitch, snapshot, restore } =
  defineRemote(remote);
