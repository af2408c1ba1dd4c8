import { Suspense, useMemo } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { usePartViews } from '../../flows/part';
import { ToolDialogs } from '../../flows/tools/ToolDialogs';
import { NoticeArea } from '../notices/NoticeArea';
import type { LoadedPage } from '../routing/routes';
import { AfterPage } from './AfterPage';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingScreen } from './LoadingScreen';
import { RouterFailure } from './RouterFailure';
import classes from './Shell.module.css';

/** The same element each time, so that what the shell learns does not hydrate it at once. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

function ConnectionArea() {
  return usePartViews('connection');
}

interface ShellProps {
  page: LoadedPage | undefined;
  error: unknown;
  isCovered: boolean;
}

/** What stands around every page: header, page, footer, notices and, while the next page is fetched, the loading screen. */
export function Shell({ page, error, isCovered }: ShellProps) {
  const { pathname } = useLocation();
  const content = useMemo(
    () => (page ? <page.Page key={pathname} data={page.data} /> : <RouterFailure error={error} />),
    [page, pathname, error],
  );
  return (
    <>
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <ErrorBoundary FallbackComponent={RouterFailure} resetKeys={[pathname]}>
          <Suspense>
            {content}
            <AfterPage />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      {isCovered && <LoadingScreen />}
      <NoticeArea />
      <ConnectionArea />
      <ToolDialogs />
    </>
  );
}
