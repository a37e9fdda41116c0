// Construit creneaux.js avec le React du site ; avec --preact, Preact en tient lieu.
// Builds creneaux.js with the site's own React; with --preact, Preact stands for it.
//   node examples/react-bundle/construire.mjs public/creneaux.js [--preact]
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const [outfile, option] = process.argv.slice(2)
if (!outfile) {
  console.error('Usage : construire.mjs <fichier> [--preact]')
  process.exit(2)
}

const preact = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
}

await build({
  entryPoints: [fileURLToPath(new URL('creneaux.tsx', import.meta.url))],
  outfile,
  bundle: true,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: option === '--preact' ? preact : {},
})
