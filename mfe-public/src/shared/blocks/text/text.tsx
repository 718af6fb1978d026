import { RichText } from '@firn/shared-ui/rich-text';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';

export function Text({ data }: BlockViewProps<'text'>) {
  return <RichText html={data.html} />;
}
