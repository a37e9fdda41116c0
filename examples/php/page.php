<?php
// Un modèle PHP : tout texte passe par e(), tout JSON par j(). / A PHP template: texts through e(), JSON through j().
$page = json_decode(file_get_contents(__DIR__ . '/donnees.json'), true);
function e($texte) { return htmlspecialchars((string) $texte, ENT_QUOTES, 'UTF-8'); }
function j($valeur) { return json_encode($valeur, JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES); }
?>
<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title><?= e($page['titre']) ?></title>
  <script type="application/json" id="ilots-config">{"product":<?= j($page['produit']) ?>,"platform":<?= j($page['plateforme']) ?>,"site":<?= j($page['site']) ?>}</script>
  <script src="/assets/ilots/ilots.js" defer></script>
</head>
<body>
  <main>
    <h1><?= e($page['titre']) ?></h1>
<?php foreach ($page['actualites'] as $actualite): ?>
    <article data-goto-url="<?= e($actualite['adresse']) ?>">
      <h2><?= e($actualite['titre']) ?></h2>
<?php if ($actualite['image']): ?>
      <a rel="lightbox[actualites]" href="<?= e($actualite['image']) ?>" title="<?= e($actualite['legende']) ?>"><?= e($actualite['legende']) ?></a>
<?php endif ?>
    </article>
<?php endforeach ?>
<?php if ($page['agences']['ouvertes']): ?>
    <p><?= e($page['agences']['texte']) ?></p>
<?php endif ?>
  </main>
</body>
</html>
