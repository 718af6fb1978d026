import { createRoot } from 'react-dom/client';
import type { ShellParts } from '../services/create-services.ts';
import { SearchDialog } from './search-dialog.tsx';

/** Opens the search over the page; `onClose` is called once it is gone. */
export function openSearch(
  { document }: Window,
  { services }: Pick<ShellParts, 'services'>,
  onClose: () => void,
): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const leave = () => {
    root.unmount();
    host.remove();
    onClose();
  };
  root.render(<SearchDialog services={services} onClose={leave} />);
}
