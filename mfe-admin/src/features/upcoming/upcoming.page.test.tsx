import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '../../testing/render.ts';

test.each([['/admin/cms', 'CMS', '/']])(
  '%s says that it comes later and links to what works',
  async (path, title, link) => {
    const { shell } = await renderRemote(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const notice = screen.getByRole('region', { name: 'Noch nicht verfügbar' });
    expect(within(notice).getByText('In dieser Version noch nicht verfügbar')).toBeTruthy();
    expect(within(notice).getByText(/^Hier .*später/)).toBeTruthy();
    const paths = within(notice)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
    expect(paths).toContain(link);
    expect(shell.api.calls).toHaveLength(0);
  },
);
