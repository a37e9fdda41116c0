/* MooTools, a stand-in for tests. Copyright: its authors */
var MooTools={version:"1.6.0"},Class=function(){},Fx={};
