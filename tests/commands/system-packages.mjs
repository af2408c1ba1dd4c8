/** What the tests run in or against besides Node, from the system's own packages where a command may install them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** How long a download may take before it counts as impossible, in ms. */
const downloadMs = 300_000;

/** What every suite together needs: where it stands, and the name of its Debian package. */
const needs = [
  { paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], name: 'firefox-esr' },
  { paths: ['/usr/bin/WebKitWebDriver'], name: 'webkit2gtk-driver' },
  { paths: ['/usr/bin/Xvfb'], name: 'xvfb' },
  { paths: ['/usr/sbin/nginx', '/usr/bin/nginx'], name: 'nginx' },
  { paths: ['/usr/bin/caddy', '/usr/local/bin/caddy'], name: 'caddy' },
  { paths: ['/usr/bin/java'], name: 'default-jre-headless' },
];

/** Whether it may be done here: as root on Debian and its kin. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {string} command
 * @param {readonly string[]} given
 * @returns {boolean} whether it went well
 */
export function runDownload(command, given) {
  console.error(`> ${command} ${given.join(' ')}`);
  const { status } = spawnSync(command, given, {
    stdio: ['ignore', 2, 2],
    timeout: downloadMs,
    env: { DEBIAN_FRONTEND: 'noninteractive', ...process.env },
  });
  return status === 0;
}

/** @returns {boolean} whether packages can be installed now */
export function updatePackages() {
  return mayInstall() && runDownload('apt-get', ['update']);
}

/** @param {string} name @returns {boolean} whether it is there now */
export function installPackage(name) {
  return runDownload('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Installs what the other browsers, the hosts and the judges need, where it is missing; what cannot be had is skipped by its suite. */
export function installTheRest() {
  const missing = needs.filter(({ paths }) => !paths.some((path) => existsSync(path)));
  if (missing.length === 0 || !updatePackages()) return;
  for (const { name } of missing) installPackage(name);
}
