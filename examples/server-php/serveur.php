<?php
// Répond à tout ce que page.html demande, sans bibliothèque : à copier, puis à brancher sur vos données.
// Answers all that page.html asks for, without a library: copy it, then connect your data.
//   [ILOTS_SCRIPTS=dossier] php -S 127.0.0.1:4182 examples/server-php/serveur.php   →  http://127.0.0.1:4182/
// Chaque appel, champ par champ : dist/openapi.json, et « Appels au serveur » sur la page de chaque îlot.
require __DIR__ . '/demande.php';
require __DIR__ . '/fichiers.php';
session();
// Où sont les scripts : le dossier de `npx --no-install ilots copy`, dans ILOTS_SCRIPTS, ou celui du paquet. / Where the scripts are.
define('SCRIPTS', dossierDesScripts((string) getenv('ILOTS_SCRIPTS')));
// Celle du guide « Sécurité » ; d'anciens scripts comme jQuery 3 : sans ses deux dernières directives. / The guide's.
const POLITIQUE = "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types ilots";

// Vos données. / Your data.
const VILLES = [['value' => 'Brest', 'code_postal' => '29200'], ['value' => 'Bressuire', 'code_postal' => '79300']];
const MODELES = ['Renault' => ['Clio', 'Zoé'], 'Peugeot' => ['208', '308']];
const ACTUALITES = [1 => ['Un atelier ouvre à Brest', 'Impact : réparer ou remplacer'], 2 => ['Quinze ans sur le port']];
const ANNONCES = ['42' => 'Pare-brise de Clio', '43' => 'Lunette de Zoé'];
const MOIS = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];

// Tout ce qui vient du visiteur ou de vos données passe par e() avant d'être du HTML. / Whatever is put into HTML goes through e().
function e($texte): string { return htmlspecialchars((string) $texte, ENT_QUOTES, 'UTF-8'); }
function envoyer(string $corps, string $type, int $statut = 200): void {
  http_response_code($statut);
  header("Content-Type: $type");
  header('Content-Security-Policy: ' . POLITIQUE);
  foreach (['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'] as $autre) header($autre);
  echo $corps;
}
// Le type compte : une réponse qui n'est pas du text/html n'est jamais insérée. / What is not text/html is never inserted.
function html(string $corps): void { envoyer($corps, 'text/html; charset=utf-8'); }
function json($valeur): void { envoyer(json_encode($valeur, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR), 'application/json'); }
function page(string $titre, string $corps = ''): void {
  html('<!doctype html><html lang="fr"><title>' . e($titre) . '</title><link rel="icon" href="/photos/atelier.svg"><link rel="stylesheet" href="/page.css"><h1>' . e($titre) . "</h1>$corps<p><a href=\"/\">Retour</a></p></html>");
}
if (SCRIPTS === '') { envoyer(SANS_SCRIPTS, 'text/plain; charset=utf-8', 500); return; }
if ($refus = refus()) { envoyer($refus[1], 'text/plain; charset=utf-8', $refus[0]); return; }

function bloc(int $page): string {
  $elements = implode('', array_map(fn($titre) => '<li>' . e($titre) . '</li>', ACTUALITES[$page] ?? []));
  return '<section id="actualites"><!-- bloc {"url":"/blocs/actualites?id=7","referer":"/","search":""} -->
<ul data-role="items">' . $elements . '</ul>
<p><a href="/?page=1" data-param="page" data-num="1">Page 1</a> <a href="/?page=2" data-param="page" data-num="2">Page 2</a></p></section>';
}

function etat(string $id): string { return ($_SESSION['enLigne'][$id] ?? false) ? 'en-ligne' : 'hors-ligne'; }
function mesAnnonces(): string {
  $lignes = '';
  foreach (array_diff_key(ANNONCES, $_SESSION['supprimees'] ?? []) as $id => $titre)
    $lignes .= "<tr data-element-id=\"$id\" data-element-module-ident=\"annonces\"><td>" . e($titre) . '</td>
<td><a href="/annonces/' . $id . '/activer" data-action="activate" data-state-class="' . etat($id) . '" class="' . etat($id) . '">Publier</a></td>
<td><a href="/annonces/' . $id . '/supprimer" data-action="delete">Supprimer ' . e($titre) . '</a></td></tr>';
  return '<section id="annonces"><!-- bloc {"url":"/blocs/annonces?id=8","referer":"/","search":""} -->
<div data-ilot="my-elements"><table>' . $lignes . '</table></div></section>';
}

function mois(string $date): string {
  $premier = DateTimeImmutable::createFromFormat('!Y-m', $date) ?: new DateTimeImmutable('first day of this month');
  $lien = fn($pas, $rel, $nom) => '<a href="/?mois=' . ($voisin = $premier->modify($pas)->format('Y-m')) . "\" data-date=\"$voisin\" rel=\"$rel\">$nom</a>";
  $titre = MOIS[(int) $premier->format('n') - 1] . ' ' . $premier->format('Y');
  return $lien('-1 month', 'prev', 'Mois d’avant') . '<h2>' . e($titre) . '</h2>' . $lien('+1 month', 'next', 'Mois d’après');
}

function options(array $noms, string $choisi = ''): string {
  return implode('', array_map(fn($nom) => '<option' . ($nom === $choisi ? ' selected' : '') . '>' . e($nom) . '</option>', $noms));
}
function formulaire(): string {
  $marque = champ('marque');
  return '<p><label for="ville">Ville</label> <input id="ville" name="ville" value="' . e(champ('ville')) . '" data-ilot="autocomplete"
data-autocomplete=\'{"classname":"Ville","methode":"chercher","cibles":{"code_postal":"#cp"}}\'>
<label for="cp">Code postal</label> <input id="cp" name="cp" value="' . e(champ('cp')) . '"></p>
<p><label for="marque">Marque</label> <select id="marque" name="marque" data-reload>' . options(array_keys(MODELES), $marque) . '</select>
<label for="modele">Modèle</label> <select id="modele" name="modele">' . options(MODELES[$marque] ?? []) . '</select></p>
<p><label for="courriel">Courriel</label> <input id="courriel" name="courriel" title="Courriel" value="' . e(champ('courriel')) . '"></p>
<button>Demander</button>';
}

function reserver(): string {
  // Un refus nomme le champ : l'îlot l'y montre. / A refusal names the field.
  if (champ('code_postal') === '') return '<p data-field="code_postal">Indiquez un code postal.</p>';
  // La même clé, c'est le même rendez-vous, envoyé de nouveau. / The same key is the same booking, sent again.
  $_SESSION['rendezVous'][champ('_cle')] = champ('immat');
  return '<p class="success">Votre rendez-vous est pris : nous vous rappelons.</p>';
}

function elements(): void {
  $id = champ('element_id');
  if (!isset(ANNONCES[$id])) { json(['result' => false, 'msg' => 'Cette annonce n’existe plus.']); return; }
  if (champ('action') === 'my_elements_delete') {
    if ($id !== '43') $_SESSION['supprimees'][$id] = true;
    json($id === '43' ? ['result' => false, 'msg' => 'Cette annonce est déjà vendue.'] : ['result' => true, 'msg' => '']);
    return;
  }
  $_SESSION['enLigne'][$id] = !($_SESSION['enLigne'][$id] ?? false);
  json(['result' => true, 'class' => etat($id), 'msg' => '']);
}

function vehicule(): void {
  if (champ('action') === 'reverse') { json(['code_postal' => '29200', 'adresse' => '12 rue de Siam']); return; }
  json(champ('immat') === 'AB123CD' ? ['return' => 'success', 'marque' => 'Renault', 'modele' => 'Clio', 'annee' => 2021] : ['return' => 'inconnu']);
}

function liste(array $titres): string { return '<ul>' . implode('', array_map(fn($titre) => '<li><a href="/">' . e($titre) . '</a></li>', $titres)) . '</ul>'; }
function cherchees(): array { return array_filter(array_merge(...ACTUALITES), fn($titre) => str_contains(strtolower($titre), strtolower(champ('q')))); }
// Les liens mènent aussi sans script, et rechargés. / Links lead without script, too, and on a reload.
function accueil(): string {
  $page = str_replace('<section id="annonces"></section>', mesAnnonces(), file_get_contents(__DIR__ . '/page.html'));
  if (champ('page') !== '') $page = preg_replace_callback('#<section id="actualites">.*?</section>#s', fn() => bloc((int) champ('page')), $page);
  if (champ('mois') !== '') $page = preg_replace_callback('#(<div id="agenda"[^>]*>).*?</div>#s', fn($trouve) => $trouve[1] . mois(champ('mois')) . '</div>', $page);
  return $page;
}

$chemin = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
// Les noms à crochets arrivent en tableaux : autocompleter[term]. / PHP reads names in brackets as arrays.
match ("{$_SERVER['REQUEST_METHOD']} $chemin") {
  'POST /plateforme/ajax/modules/menu/mobile-menu.php' => json([['type' => 'menu', 'data' => [
    ['id_page' => 1, 'nom_page' => 'Accueil', 'lien' => '/', 'enfant' => []],
    ['id_page' => 2, 'nom_page' => 'Services', 'lien' => '/services', 'enfant' => [['id_page' => 3, 'nom_page' => 'Pare-brise', 'lien' => '/services/pare-brise']]],
  ]]]),
  'GET /plateforme/ajax/modules/commun/traitement.php' => json(array_values(array_filter(VILLES, fn($ville) =>
    str_starts_with(strtolower($ville['value']), strtolower(texte($_GET['autocompleter']['term'] ?? '')))))),
  'POST /plateforme/ajax/modules/search/ajax_search.php' => champ('action') === 'create_popup'
    ? html('<button type="button" data-role="close">Fermer</button><div data-role="suggestions"></div>') : html(cherchees() ? liste(cherchees()) : ''),
  // Vide : tout est en ordre, le formulaire part. / Empty: all is well, the form goes.
  'POST /plateforme/ajax/modules/formulaire/verif_formulaire.php' =>
    html(str_contains(champ('courriel'), '@') ? '' : '<ul><li data-field="courriel">Cette adresse est incomplète.</li></ul>'),
  'POST /plateforme/ajax/modules/formulaire/recharge.php' => html(formulaire()),
  'POST /plateforme/ajax/modules/modules/traitement.php' => elements(),
  'POST /plateforme/clients/utils/common.php' => html(mois(champ('date'))),
  'POST /plateforme/ajax/modules/traductions/traitement.php' => json(['langue' => 'fr', 'traductions' => []]),
  'POST /plateforme/backoffice/modules/commun/lien_v4.php' => envoyer('/p/1', 'text/plain; charset=utf-8'),
  'GET /monsite/objets/traitement.php' => vehicule(),
  'POST /monsite/objets/traitement.php' => html(reserver()),
  'GET /' => html(accueil()),
  'GET /plan' => page('Plan du site', '<ul><li><a href="/services">Services</a> <ul><li><a href="/services/pare-brise">Pare-brise</a></li></ul></li></ul>'),
  'GET /recherche' => page('Recherche', liste(cherchees())),
  'GET /actualites' => page('Actualités', liste(ACTUALITES[(int) (champ('page') ?: 1)] ?? [])),
  'GET /services', 'GET /services/pare-brise' => page('Services'),
  'POST /blocs/annonces' => html(mesAnnonces()),
  'POST /blocs/actualites', 'POST /actualites' => html(bloc((int) (champ('page') ?: 1))),
  'POST /annonces/42' => html(champ('titre') ? '<p class="alert-success">Annonce enregistrée.</p>' : '<p>Donnez un titre à l’annonce.</p>'),
  'GET /horaires' => html('<h2>Nos horaires</h2><p>Du lundi au samedi, de 8 h à 19 h.</p>'),
  // Une vraie miniature est à la taille demandée. / A real thumbnail has the size that is asked for.
  'GET /miniature.php' => fichier('/photos/' . basename(champ('pic'))),
  'POST /devis' => page('Votre demande de devis est reçue.'),
  // `etape` : avec script, déjà celle d'après ; sans script, celle de la page. / With script the next step already, without it the page's own.
  'POST /rendez-vous' => page(str_contains(reserver(), 'success') ? 'Votre rendez-vous est pris.' : 'Indiquez un code postal.'),
  default => fichier($chemin),
};
