import type { FrameRenderer } from '@firn/shared-contracts/delivery';
import { renderFrameHtml } from './frame/render-frame.tsx';

export const version = FIRN_RELEASE_VERSION;

export const renderFrame: FrameRenderer['renderFrame'] = renderFrameHtml;
