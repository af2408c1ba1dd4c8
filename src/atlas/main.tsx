import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { Atlas } from './Atlas';
import { atlasOf } from './atlas-of';
import './atlas.css';
import { WatchedSite } from './watched-site';

const root = document.getElementById('atlas');
if (!root) throw new Error('atlas.html has no #atlas.');
const asked = new URLSearchParams(location.search).get('at') ?? '/contact';
const start = /^\/(?!\/)/.test(asked) ? asked : '/';
const site = new WatchedSite();
const atlas = createActor(atlasOf(site)).start();
createRoot(root).render(<Atlas site={site} atlas={atlas} start={start} />);
