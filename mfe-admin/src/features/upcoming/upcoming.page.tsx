import { matchPage, type PageDeclaration } from '@firn/shared-contracts/delivery';
import { useHead, useTexts } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import manifest from '../../../remote.json' with { type: 'json' };
import { upcomingTexts } from '../../i18n/de-CH/upcoming.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { upcomingAt } from './upcoming.logic.ts';

const PAGES = [{ name: manifest.name, pages: manifest.pages as PageDeclaration[] }];

/** Any admin page whose feature comes in a later version. */
export function Page() {
  const t = useTexts(upcomingTexts);
  const { pathname } = useLocation();
  const title = matchPage(PAGES, pathname)?.page.title ?? manifest.title;
  const { area, link } = upcomingAt(pathname);
  useHead({ title, robots: 'noindex' });
  return (
    <>
      <PageHead title={title} />
      <FeatureNotice
        text={t(`areas.${area}.text`)}
        parts={t(`areas.${area}.parts`).split('\n')}
        links={[{ path: link.path, text: t(`links.${link.key}`) }]}
      />
    </>
  );
}
