import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { createToolDialogs } from '../../flows/tool-dialogs/ToolDialogs';
import { NoticeArea } from '../notices/NoticeArea';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingScreen } from './LoadingScreen';
import { usePageChange } from './page-change';
import { RouterFailure } from './RouterFailure';
import classes from './Shell.module.css';

const ToolDialogs = createToolDialogs({
  checker: () => import('../../flows/eligibility-checker/CheckerDialog'),
  estimator: () => import('../../flows/trip-estimator/EstimatorDialog'),
});

interface ShellProps {
  page: ComponentType | undefined;
  error: unknown;
  isCovered: boolean;
}

/** What stands around every page: header, page, footer, notices and, while the next page is fetched, the loading screen. */
export function Shell({ page: Page, error, isCovered }: ShellProps) {
  const { pathname } = useLocation();
  usePageChange();
  return (
    <ToolDialogs>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <ErrorBoundary FallbackComponent={RouterFailure} resetKeys={[pathname]}>
          {Page ? <Page key={pathname} /> : <RouterFailure error={error} />}
        </ErrorBoundary>
      </main>
      <Footer />
      {isCovered && <LoadingScreen />}
      <NoticeArea />
    </ToolDialogs>
  );
}
