<?php
// Les fichiers : ceux d'Îlots, et ceux de ce dossier. / Files: those of Îlots, and those of this folder.

// Sans ILOTS_SCRIPTS. / Without it.
const LIEUX = ['assets/ilots', 'public/assets/ilots', 'node_modules/ilots/dist', __DIR__ . '/../../dist'];
const TYPES = ['js' => 'text/javascript', 'css' => 'text/css', 'svg' => 'image/svg+xml'];
const SANS_SCRIPTS = "ilots.js est introuvable : lancer « npx --no-install ilots copy assets/ilots », ou donner le dossier dans ILOTS_SCRIPTS.
ilots.js is not there: run \"npx --no-install ilots copy assets/ilots\", or give its folder in ILOTS_SCRIPTS.\n";

// Un lieu, ou un dossier par version dedans : ce que `npx --no-install ilots copy` écrit. / A place, or a folder for each version.
function dossierDesScripts(string $lieu): string {
  foreach ($lieu !== '' ? [$lieu] : LIEUX as $dossier) {
    $versions = glob("$dossier/*", GLOB_ONLYDIR) ?: [];
    natsort($versions);
    foreach ([$dossier, ...array_reverse($versions)] as $version)
      if (is_file("$version/ilots.js")) return $version;
  }
  error_log(SANS_SCRIPTS);
  return '';
}

// /assets/ilots/ilots.js, et /assets/ilots/<version>/ilots.js de la balise de `npx --no-install ilots copy`. / With or without a version.
function fichier(string $chemin): void {
  $nom = preg_replace('#^/assets/ilots/(\d+\.\d+\.\d+[^/]*/)?#', '', $chemin);
  $dossier = realpath($nom === $chemin ? __DIR__ : SCRIPTS);
  $lieu = realpath("$dossier/$nom");
  $type = TYPES[pathinfo((string) $lieu, PATHINFO_EXTENSION)] ?? null;
  // Rien hors du dossier, ni d'un autre type. / Nothing outside of the folder, and of no other type.
  if (!$lieu || !$type || !str_starts_with($lieu, $dossier . DIRECTORY_SEPARATOR)) { envoyer('Rien à cette adresse.', 'text/plain; charset=utf-8', 404); return; }
  envoyer((string) file_get_contents($lieu), $type);
}
