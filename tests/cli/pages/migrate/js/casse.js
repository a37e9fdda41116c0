var a = 1;
$('a.trois').colorbox({ iframe: true, width: 300 });
var b = [1, 2;
function ( {
