import { createRegionRenderer } from '@firn/shared-ui/server';
import { remote } from './app/remote.ts';

export const { version, renderRegion } = createRegionRenderer(remote);
