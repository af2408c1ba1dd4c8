import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AdminArea } from '../../src/flows/staff-session/AdminArea';
import { Applications } from '../../src/flows/applications/Applications';
import { PortsContext } from '../../src/flows/ports';
import { SiteContext } from '../../src/flows/site';
import { createSite } from '../../src/app/site/create-site';
import { staffSessionPaths } from '../support/flows/staff-session';
import { walkFlow } from '../support/paths';
import { World } from '../support/world';

const view = (
  <Routes>
    <Route path="/" element={null} />
    <Route path="/login" element={<AdminArea key="login" page="login" />} />
    <Route path="/verify-otp" element={<AdminArea key="otp" page="otp" />} />
    <Route
      path="/admin"
      element={
        <AdminArea key="panel" page="panel">
          <Applications />
        </AdminArea>
      }
    />
  </Routes>
);

walkFlow(staffSessionPaths, { view });

const place = { pathname: '/admin', search: '', hash: '', state: null, key: 'start' };

it('the panel shows nothing of the list before it is known who is there', () => {
  const html = renderToString(
    <MantineProvider env="test">
      <PortsContext value={new World().ports}>
        <SiteContext value={createSite({ place, page: undefined })}>
          <StaticRouter location="/admin">{view}</StaticRouter>
        </SiteContext>
      </PortsContext>
    </MantineProvider>,
  );
  expect(html).toContain('Checking whether you are logged in');
  expect(html).not.toContain('Received from this browser');
});
