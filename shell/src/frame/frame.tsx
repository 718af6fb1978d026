import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import { useHydrated, useObservable, useTexts } from '@firn/shared-ui/remote';
import { AdminBar } from '../chrome/admin-bar.tsx';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { CookieBanner } from '../chrome/cookie-banner.tsx';
import { ErrorPage } from '../chrome/error-page.tsx';
import { FrameSlot } from '../chrome/frame-slot.tsx';
import { ImpersonationBanner } from '../chrome/impersonation-banner.tsx';
import { LostRegion } from '../chrome/lost-region.tsx';
import { OverrideBanner } from '../chrome/override-banner.tsx';
import { ReadableNotice } from '../chrome/readable-notice.tsx';
import { RegionProgress } from '../chrome/region-progress.tsx';
import { RouteAnnouncer } from '../chrome/route-announcer.tsx';
import { SideNavigation } from '../chrome/side-navigation.tsx';
import { SiteFooter } from '../chrome/site-footer.tsx';
import { SiteHeader } from '../chrome/site-header.tsx';
import { SlowNotice } from '../chrome/slow-notice.tsx';
import { ToastArea } from '../chrome/toast-area.tsx';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { ShellPage } from '../pages/shell-page.tsx';
import styles from './frame.module.css';
import { RegionHost } from './region-host.tsx';

/** What is shown in place of the region, if anything. */
function useStandIn() {
  const { view, region } = useFrame();
  const { match, error } = useObservable(view);
  const status = useObservable(region.status);
  const isHydrated = useHydrated();
  if (error) return <ErrorPage error={error} />;
  // The server draws what is to come.
  if (isHydrated && status === 'lost') return <LostRegion />;
  return match?.remote === SHELL_NAME ? <ShellPage key={match.page.id} pageId={match.page.id} /> : null;
}

/**
 * Everything around the active remote, chosen by the page's layout. The element path to the region is the same in
 * every layout, so that React never removes the remote's element when the layout changes.
 */
export function Frame() {
  const { view } = useFrame();
  const t = useTexts(shellTexts);
  const { match, headerImage } = useObservable(view);
  const standIn = useStandIn();
  const layout = match?.page.layout ?? 'default';
  const isPrint = layout === 'print';
  return (
    <div className={styles.frame} data-layout={layout} data-header-image={headerImage}>
      {!isPrint && (
        <a className={styles.skip} href="#inhalt">
          {t('header.skip')}
        </a>
      )}
      {/* It covers the page: whoever uses the keyboard meets it first. */}
      {layout === 'default' && <CookieBanner />}
      <OverrideBanner />
      {!isPrint && <ImpersonationBanner />}
      {!isPrint && <FrameSlot name="frame-banner" />}
      {layout === 'default' && <SiteHeader />}
      {layout === 'admin' && <AdminBar />}
      <div className={styles.body}>
        {layout === 'admin' && <SideNavigation />}
        <main id="inhalt" tabIndex={-1} className={styles.main}>
          <SlowNotice />
          {layout === 'admin' && <Breadcrumbs />}
          {standIn}
          <ReadableNotice />
          <RegionHost hidden={standIn !== null} />
        </main>
      </div>
      {layout === 'default' && <SiteFooter />}
      {!isPrint && <ToastArea />}
      <RegionProgress />
      <RouteAnnouncer />
    </div>
  );
}
