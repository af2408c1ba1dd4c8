import { chromium } from '@playwright/test';
const [port, ...jobs] = process.argv.slice(2);
const b = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox','--disable-gpu']});
for (const job of jobs) {
  const [path, size, scheme, name, full] = job.split(',');
  const w = Number(size); const h = w<500?844:w<1000?1180:900;
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme:scheme, reducedMotion:'reduce', deviceScaleFactor:1 });
  const p = await c.newPage(); await p.goto(`http://127.0.0.1:${port}${path}`); await p.waitForTimeout(1800);
  await p.screenshot({ path:`/tmp/shots/${name}.png`, fullPage: full==='full' });
  await c.close();
}
await b.close();
