// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateVatRateCreate = Object.assign(validate10, {"required":["title","category","percent","validFrom"],"nullable":[]});
const schema11 = {"type":"object","required":["title","category","percent","validFrom"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"category":{"enum":["UNO","ULA","Sal2.0, 3.7%","Sal2.0, 7.7%","Sal2.1, 3.8%","Sal2.1, 8.1%"]},"percent":{"type":"number","minimum":0,"maximum":50},"validFrom":{"type":"string","format":"date"}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.category === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "category"});
errors++;
}
if(data.percent === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "percent"});
errors++;
}
if(data.validFrom === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "validFrom"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "category")) || (key0 === "percent")) || (key0 === "validFrom"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!((((((data1 === "UNO") || (data1 === "ULA")) || (data1 === "Sal2.0, 3.7%")) || (data1 === "Sal2.0, 7.7%")) || (data1 === "Sal2.1, 3.8%")) || (data1 === "Sal2.1, 8.1%"))){
vErrors = report(vErrors, instancePath+"/category", "enum", {allowedValues: schema11.properties.category.enum});
errors++;
}
}
if(data.percent !== undefined){
let data2 = data.percent;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/percent", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/percent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/percent", "type", {type: "number"});
errors++;
}
}
if(data.validFrom !== undefined){
let data3 = data.validFrom;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateVatRatePatch = Object.assign(validate11, {"required":[],"nullable":[]});
const schema12 = {"type":"object","properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"category":{"enum":["UNO","ULA","Sal2.0, 3.7%","Sal2.0, 7.7%","Sal2.1, 3.8%","Sal2.1, 8.1%"]},"percent":{"type":"number","minimum":0,"maximum":50},"validFrom":{"type":"string","format":"date"}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "category")) || (key0 === "percent")) || (key0 === "validFrom"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 60){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!((((((data1 === "UNO") || (data1 === "ULA")) || (data1 === "Sal2.0, 3.7%")) || (data1 === "Sal2.0, 7.7%")) || (data1 === "Sal2.1, 3.8%")) || (data1 === "Sal2.1, 8.1%"))){
vErrors = report(vErrors, instancePath+"/category", "enum", {allowedValues: schema12.properties.category.enum});
errors++;
}
}
if(data.percent !== undefined){
let data2 = data.percent;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/percent", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/percent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/percent", "type", {type: "number"});
errors++;
}
}
if(data.validFrom !== undefined){
let data3 = data.validFrom;
if(typeof data3 === "string"){
if(!(formats0(data3))){
vErrors = report(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
