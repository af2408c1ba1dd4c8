import 'virtual:theme.css';
import './global.css';
