import { Suspense, useMemo, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { AfterPage } from '../../flows/payment-notice/AfterPage';
import { usePaymentNotice } from '../../flows/payment-notice/payment-notice';
import { createToolDialogs } from '../../flows/tool-dialogs/ToolDialogs';
import { NoticeArea } from '../notices/NoticeArea';
import { Footer } from './Footer';
import { Header } from './Header';
import { arrivesAtRest } from './late';
import { LoadingScreen } from './LoadingScreen';
import { usePageChange } from './page-change';
import { PageGuard } from './PageGuard';
import { RouterFailure } from './RouterFailure';
import classes from './Shell.module.css';

const ToolDialogs = createToolDialogs({
  checker: () => import('../../flows/eligibility-checker/CheckerDialog'),
  estimator: () => import('../../flows/trip-estimator/EstimatorDialog'),
});

const ConnectionBar = arrivesAtRest(() => import('../../flows/connection/ConnectionBar'));

/** The same element each time, so that what the shell learns does not hydrate it at once. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

interface ShellProps {
  page: ComponentType | undefined;
  error: unknown;
  isCovered: boolean;
}

/** What stands around every page: header, page, footer, notices and, while the next page is fetched, the loading screen. */
export function Shell({ page: Page, error, isCovered }: ShellProps) {
  const { pathname } = useLocation();
  usePageChange();
  const pageShown = usePaymentNotice();
  const content = useMemo(
    () => (Page ? <Page key={pathname} /> : <RouterFailure error={error} />),
    [Page, pathname, error],
  );
  return (
    <ToolDialogs>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <ErrorBoundary FallbackComponent={RouterFailure} resetKeys={[pathname]}>
          <Suspense>
            {content}
            <AfterPage run={pageShown} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      {isCovered && <LoadingScreen />}
      <NoticeArea />
      <ConnectionBar />
      <PageGuard />
    </ToolDialogs>
  );
}
